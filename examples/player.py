"""A player for `fourply match`: wins if it can, blocks if it must, and else plays as near to the middle as it can.

    fourply match "external:python3 examples/player.py" simple
"""

import sys


def landing_cell(game, board, move):
    """The cell on which the stone of a move comes to lie, or None if there is no room."""
    if not game["gravity"]:
        return move if board[move] is None else None
    for row in reversed(range(game["height"])):
        cell = row * game["width"] + move
        if board[cell] is None:
            return cell
    return None


def completes_line(game, board, cell, side):
    """Whether a stone of this side on an empty cell completes a line."""
    width, height = game["width"], game["height"]
    row, column = divmod(cell, width)
    for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for direction in (1, -1):
            r, c = row + direction * down, column + direction * across
            while 0 <= r < height and 0 <= c < width and board[r * width + c] == side:
                length += 1
                r, c = r + direction * down, c + direction * across
        if length >= game["connect"]:
            return True
    return False


def choose(game, moves):
    """The move to play after these moves, of which X made the first."""
    board = [None] * (game["width"] * game["height"])
    for number, move in enumerate(moves):
        board[landing_cell(game, board, move)] = "XO"[number % 2]
    own, other = ("X", "O") if len(moves) % 2 == 0 else ("O", "X")
    possible = range(game["width"]) if game["gravity"] else range(len(board))
    possible = [move for move in possible if landing_cell(game, board, move) is not None]
    for side in (own, other):
        for move in possible:
            if completes_line(game, board, landing_cell(game, board, move), side):
                return move
    return min(possible, key=lambda move: abs(2 * (move % game["width"]) - game["width"] + 1))


for line in sys.stdin:
    word, *rest = line.split()
    if word == "game":
        width, height, connect, kind, first = rest
        game = {"width": int(width), "height": int(height), "connect": int(connect), "gravity": kind == "gravity"}
        first = int(first)
    elif word == "move":
        moves = [] if rest[1] == "-" else [int(move) - first for move in rest[1].split(",")]
        # Without flush the answer would wait in a buffer until it is too late.
        print(choose(game, moves) + first, flush=True)
